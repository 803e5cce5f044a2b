-- What staff look orders up by: how far their printing has come, and the words that tell them.
ALTER TABLE orders
  ADD COLUMN printed_at timestamptz(3),
  ADD COLUMN printing text NOT NULL DEFAULT 'none'
    CONSTRAINT orders_printing CHECK (printing IN ('none', 'started', 'done')),
  ADD COLUMN words tsvector NOT NULL DEFAULT ''::tsvector;

-- Folded as `admin-orders/order-search.ts` folds what is typed.
CREATE FUNCTION folded_words(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(
  lower(regexp_replace(normalize(coalesce(said, ''), NFD), '[\u0300-\u036f\u093c]', '', 'g')),
  '[[:space:].,;:/()&"''’+_-]+'), '');

-- Words as they are; e-mails and waybills behind a sign, so that what merely begins a word never has to
-- be looked for among them, of which each order has its own.
CREATE FUNCTION order_words(o orders) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT array_to_tsvector(array_agg(DISTINCT left(word, 200))) FROM unnest(
    folded_words(o.shipping_address ->> 'name') || folded_words(o.shipping_address ->> 'city')
    || (SELECT coalesce(array_agg(word), '{}') FROM order_items i, unnest(folded_words(i.title)) word
      WHERE i.order_id = o.id)
    || (SELECT coalesce(array_agg(word), '{}') FROM (
        SELECT o.shipping_address ->> 'email' AS email
        UNION SELECT email FROM users WHERE id = o.user_id
      ) mail, unnest(folded_words(split_part(email, '@', 1)) || ('@' || lower(email))) word)
    || ARRAY[
      lower(o.order_number), o.shipping_address ->> 'phone', o.shipping_address ->> 'pinCode',
      (SELECT '#' || lower(waybill) FROM shipments WHERE order_id = o.id AND status = 'booked')
    ]) word WHERE word NOT IN ('', '@')
$$;

-- Done when every piece with a print of its own is printed, and plain goods are said to be or are sent.
CREATE FUNCTION order_printing(of_order uuid, status text, started_at timestamptz, printed_at timestamptz)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN count(*) FILTER (WHERE is_kept) > 0
      AND coalesce(bool_and(state = 'printed') FILTER (WHERE is_kept AND state IS NOT NULL), true)
      AND (count(*) FILTER (WHERE is_kept AND state IS NULL) = 0 OR $4 IS NOT NULL
        OR $2 NOT IN ('confirmed', 'cancelled'))
      THEN 'done'
    WHEN $3 IS NOT NULL OR bool_or(state IN ('printing', 'printed')) THEN 'started'
    ELSE 'none' END
  FROM (
    SELECT i.cancelled_quantity < i.quantity AS is_kept, j.state
    FROM order_items i LEFT JOIN print_jobs j ON j.order_item_id = i.id WHERE i.order_id = $1
  ) line
$$;

UPDATE orders o SET words = order_words(o),
  printing = order_printing(o.id, o.status, o.printing_started_at, o.printed_at);

-- How many orders of a day of India are alike in what staff filter by. Only ever added to, so that no
-- order waits for another; a job adds alike rows up.
CREATE TABLE order_counts (
  day date NOT NULL,
  status text NOT NULL,
  payment_method text NOT NULL,
  printing text NOT NULL,
  n integer NOT NULL
);
CREATE FUNCTION india_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'Asia/Kolkata')::date;

CREATE FUNCTION recount_orders() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM order_counts;
  INSERT INTO order_counts
  SELECT india_day(created_at), status, payment_method, printing, count(*)
  FROM orders GROUP BY 1, 2, 3, 4;
END $$;
SELECT recount_orders();

CREATE FUNCTION keep_order_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_counts
    VALUES (india_day(OLD.created_at), OLD.status, OLD.payment_method, OLD.printing, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_counts
    VALUES (india_day(NEW.created_at), NEW.status, NEW.payment_method, NEW.printing, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_counts AFTER INSERT OR DELETE ON orders
FOR EACH ROW EXECUTE FUNCTION keep_order_counts();
CREATE TRIGGER orders_recounts AFTER UPDATE ON orders FOR EACH ROW
WHEN ((OLD.created_at, OLD.status, OLD.payment_method, OLD.printing)
  IS DISTINCT FROM (NEW.created_at, NEW.status, NEW.payment_method, NEW.printing))
EXECUTE FUNCTION keep_order_counts();

CREATE FUNCTION keep_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := order_words(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER orders_words BEFORE INSERT OR UPDATE OF order_number, shipping_address, user_id
ON orders FOR EACH ROW EXECUTE FUNCTION keep_order_words();

CREATE FUNCTION keep_order_printing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.printing := order_printing(NEW.id, NEW.status, NEW.printing_started_at, NEW.printed_at);
  RETURN NEW;
END $$;
CREATE TRIGGER orders_printing BEFORE UPDATE OF status, printing_started_at, printed_at
ON orders FOR EACH ROW EXECUTE FUNCTION keep_order_printing();

-- What of an order stands in other tables.
CREATE FUNCTION refresh_orders(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE orders o SET words = fresh.words, printing = fresh.printing
  FROM (
    SELECT id, order_words(f) AS words,
      order_printing(id, status, printing_started_at, printed_at) AS printing
    FROM orders f WHERE id = ANY(ids)
  ) fresh
  WHERE o.id = fresh.id AND (o.words, o.printing) IS DISTINCT FROM (fresh.words, fresh.printing)
$$;

CREATE FUNCTION refresh_order_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_orders((SELECT array_agg(DISTINCT order_id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER order_items_told AFTER INSERT ON order_items
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_order_of_rows();
CREATE TRIGGER print_jobs_made AFTER INSERT ON print_jobs
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_order_of_rows();
CREATE TRIGGER print_jobs_taken_back AFTER DELETE ON print_jobs
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_order_of_rows();

CREATE FUNCTION refresh_order_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_orders(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER order_items_cancelled AFTER UPDATE OF cancelled_quantity ON order_items
FOR EACH ROW EXECUTE FUNCTION refresh_order_of_row();
CREATE TRIGGER print_jobs_moved AFTER UPDATE OF state ON print_jobs
FOR EACH ROW EXECUTE FUNCTION refresh_order_of_row();
CREATE TRIGGER shipments_booked AFTER INSERT OR UPDATE OF waybill, status ON shipments
FOR EACH ROW EXECUTE FUNCTION refresh_order_of_row();

CREATE FUNCTION refresh_orders_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_orders(ARRAY(SELECT id FROM orders WHERE user_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER users_orders_told AFTER UPDATE OF email ON users FOR EACH ROW
WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION refresh_orders_of_user();

-- Read from either end; what is filtered by besides is looked at in the index.
DROP INDEX orders_newest;
DROP INDEX orders_by_status;
DROP INDEX orders_phone_begins;
DROP INDEX orders_email_begins;
CREATE INDEX orders_by_time ON orders (created_at, id, payment_method, printing);
CREATE INDEX orders_by_status ON orders (status, created_at, id, payment_method, printing);
CREATE INDEX orders_by_printing ON orders (printing, created_at, id, status, payment_method);
CREATE INDEX orders_words ON orders USING gin (words);
-- Which statuses, payments and states of printing go together, so that the rarer one leads.
CREATE STATISTICS orders_alike (mcv) ON status, payment_method, printing FROM orders;

-- What staff tell each other of an order; its buyer never reads them.
CREATE TABLE order_notes (
  id uuid PRIMARY KEY NOT NULL,
  order_id uuid NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users(id),
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now()
);
CREATE INDEX order_notes_of_order ON order_notes (order_id, created_at, id);
