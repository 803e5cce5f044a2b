-- Lines of products that could be personalised and were bought without say so, and show a picture without
-- the words of the sample. What was bought before keeps the pictures that it was bought with.
ALTER TABLE checkout_lines ADD COLUMN plain boolean NOT NULL DEFAULT false;
ALTER TABLE order_items ADD COLUMN plain boolean NOT NULL DEFAULT false;

-- What such a picture shows, by its key, so that one whose files are gone is drawn again.
CREATE TABLE plain_pictures (
  key text PRIMARY KEY,
  shown jsonb NOT NULL,
  used_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT plain_pictures_key CHECK (key ~ '^plain-[0-9a-f]{32}$')
);
CREATE INDEX plain_pictures_used ON plain_pictures (used_at);
