-- What only some types of product have, in one column instead of one each: a new one needs none.
ALTER TABLE "products" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;

UPDATE "products" SET "attributes" = jsonb_strip_nulls(jsonb_build_object(
  'material', nullif("material", ''),
  'sleeveType', nullif("sleeve_type", ''),
  'neckType', nullif("neck_type", ''),
  'dimensions', nullif("dimensions", ''),
  'firmness', nullif("firmness", ''),
  'fillMaterial', nullif("fill_material", ''),
  'capacity', nullif("capacity", ''),
  'paperType', nullif("paper_type", '')));

ALTER TABLE "products"
  DROP COLUMN "material",
  DROP COLUMN "sleeve_type",
  DROP COLUMN "neck_type",
  DROP COLUMN "dimensions",
  DROP COLUMN "firmness",
  DROP COLUMN "fill_material",
  DROP COLUMN "capacity",
  DROP COLUMN "paper_type";
