-- The words of an order are reckoned once, with its lines, without which no order is made; and what
-- changes its words alone or its printing alone reckons nothing of the other.
DROP TRIGGER orders_words ON orders;
CREATE TRIGGER orders_words BEFORE UPDATE OF order_number, shipping_address, user_id
ON orders FOR EACH ROW EXECUTE FUNCTION keep_order_words();

CREATE FUNCTION refresh_order_words(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE orders o SET words = fresh.words
  FROM (SELECT id, order_words(f) AS words FROM orders f WHERE id = ANY(ids)) fresh
  WHERE o.id = fresh.id AND o.words IS DISTINCT FROM fresh.words
$$;
CREATE FUNCTION refresh_order_printing(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE orders o SET printing = fresh.printing
  FROM (
    SELECT id, order_printing(id, status, printing_started_at, printed_at) AS printing
    FROM orders WHERE id = ANY(ids)
  ) fresh
  WHERE o.id = fresh.id AND o.printing IS DISTINCT FROM fresh.printing
$$;

CREATE FUNCTION refresh_words_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_words(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE FUNCTION refresh_printing_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_printing(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE FUNCTION refresh_printing_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_printing((SELECT array_agg(DISTINCT order_id) FROM changed));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION refresh_orders_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_words(ARRAY(SELECT id FROM orders WHERE user_id = NEW.id));
  RETURN NULL;
END $$;

DROP TRIGGER print_jobs_made ON print_jobs;
CREATE TRIGGER print_jobs_made AFTER INSERT ON print_jobs
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_printing_of_rows();
DROP TRIGGER print_jobs_taken_back ON print_jobs;
CREATE TRIGGER print_jobs_taken_back AFTER DELETE ON print_jobs
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_printing_of_rows();
DROP TRIGGER order_items_cancelled ON order_items;
CREATE TRIGGER order_items_cancelled AFTER UPDATE OF cancelled_quantity ON order_items
FOR EACH ROW EXECUTE FUNCTION refresh_printing_of_row();
DROP TRIGGER print_jobs_moved ON print_jobs;
CREATE TRIGGER print_jobs_moved AFTER UPDATE OF state ON print_jobs
FOR EACH ROW EXECUTE FUNCTION refresh_printing_of_row();
DROP TRIGGER shipments_booked ON shipments;
CREATE TRIGGER shipments_booked AFTER INSERT OR UPDATE OF waybill, status ON shipments
FOR EACH ROW EXECUTE FUNCTION refresh_words_of_row();
DROP FUNCTION refresh_order_of_row();
