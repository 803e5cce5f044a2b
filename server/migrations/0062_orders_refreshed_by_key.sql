-- What of an order stands in other tables is written order by order: among several at once, and in a table
-- of which the planner knows little yet, it reads all orders, and a connection keeps that plan.
CREATE OR REPLACE FUNCTION refresh_orders(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  which uuid;
BEGIN
  FOREACH which IN ARRAY coalesce(ids, '{}') LOOP
    UPDATE orders o SET words = fresh.words, printing = fresh.printing
    FROM (
      SELECT order_words(f) AS words,
        order_printing(id, status, printing_started_at, printed_at) AS printing
      FROM orders f WHERE id = which
    ) fresh
    WHERE o.id = which AND (o.words, o.printing) IS DISTINCT FROM (fresh.words, fresh.printing);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION refresh_order_words(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  which uuid;
BEGIN
  FOREACH which IN ARRAY coalesce(ids, '{}') LOOP
    UPDATE orders o SET words = fresh.words
    FROM (SELECT order_words(f) AS words FROM orders f WHERE id = which) fresh
    WHERE o.id = which AND o.words IS DISTINCT FROM fresh.words;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION refresh_order_printing(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  which uuid;
BEGIN
  FOREACH which IN ARRAY coalesce(ids, '{}') LOOP
    UPDATE orders o SET printing = fresh.printing
    FROM (
      SELECT order_printing(id, status, printing_started_at, printed_at) AS printing
      FROM orders WHERE id = which
    ) fresh
    WHERE o.id = which AND o.printing IS DISTINCT FROM fresh.printing;
  END LOOP;
END $$;
