-- An owner's photographs of what a product is printed on, on which previews show prints.
CREATE TABLE blank_photographs (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product_studios (product_id) ON DELETE CASCADE,
  blank text NOT NULL,
  area text NOT NULL,
  color_id uuid,
  image_key text NOT NULL REFERENCES images (key),
  marking jsonb NOT NULL,
  sheet jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT shop_now(),
  CONSTRAINT blank_photographs_once UNIQUE NULLS NOT DISTINCT (product_id, blank, area, color_id),
  CONSTRAINT blank_photographs_color FOREIGN KEY (color_id, product_id)
    REFERENCES product_colors (id, product_id) ON DELETE CASCADE
);
CREATE INDEX blank_photographs_image ON blank_photographs (image_key);
CREATE INDEX blank_photographs_color_id ON blank_photographs (color_id, product_id);
