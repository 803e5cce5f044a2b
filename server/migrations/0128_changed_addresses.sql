-- The public addresses whose pages changed, for search engines that are told of them (IndexNow). The
-- database notes them itself, so that no way of writing a product, a collection or a page forgets it.
CREATE TABLE changed_addresses (
  path text PRIMARY KEY,
  changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION note_changed_address(changed text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO changed_addresses (path) VALUES (changed)
  ON CONFLICT (path) DO UPDATE SET changed_at = clock_timestamp()
$$;

CREATE FUNCTION note_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changed_address('/product-detail/' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER products_address_new AFTER INSERT ON products
FOR EACH ROW WHEN (NEW.on_sale) EXECUTE FUNCTION note_changed_product();
-- One that leaves the shop is noted too: its page is gone.
CREATE TRIGGER products_address AFTER UPDATE ON products
FOR EACH ROW WHEN ((OLD.on_sale OR NEW.on_sale)
  AND (OLD.updated_at, OLD.on_sale) IS DISTINCT FROM (NEW.updated_at, NEW.on_sale))
EXECUTE FUNCTION note_changed_product();

CREATE FUNCTION note_changed_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.shown THEN
    PERFORM note_changed_address('/collections/' || OLD.slug);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.shown THEN
    PERFORM note_changed_address('/collections/' || NEW.slug);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER collections_address AFTER INSERT OR UPDATE OR DELETE ON collections
FOR EACH ROW EXECUTE FUNCTION note_changed_collection();

CREATE FUNCTION note_changed_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changed_address('/' || NEW.page);
  RETURN NULL;
END $$;
CREATE TRIGGER page_texts_address AFTER INSERT ON page_texts
FOR EACH ROW EXECUTE FUNCTION note_changed_page();
