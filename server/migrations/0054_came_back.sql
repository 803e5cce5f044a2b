-- Paid parcels that came back and of which nothing was given back yet: a few among all that ever came
-- back. It holds all that Today asks of them, for the planner takes the three conditions for
-- independent, expects thousands of rows, and would rather read every order that came back than fetch
-- those one by one.
CREATE INDEX orders_came_back ON orders (updated_at, id)
  WHERE status = 'returned' AND paid_paise > 0 AND refund_held_paise = 0;
