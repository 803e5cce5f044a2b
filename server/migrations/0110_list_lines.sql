-- Rows of name lists in carts, checkouts and orders: each row is a line of its own with its own
-- approval, and calls show the rows of one colour, size and price as one line.
alter table cart_lines add column list_id uuid, add column list_n smallint, add column list jsonb;
alter table checkout_lines add column list_id uuid, add column list_n smallint, add column list jsonb;
alter table order_items add column list_id uuid, add column list_n smallint, add column list jsonb,
  -- Which line of its order it is, from 1; null where each stored line is one by itself.
  add column line smallint;

alter table cart_lines drop constraint cart_lines_one_each;
alter table cart_lines add constraint cart_lines_one_each
  unique nulls not distinct (user_id, product_id, color, size, pack, approval_id, list_id, list_n);
alter table cart_lines drop constraint cart_lines_quantity;
alter table cart_lines add constraint cart_lines_quantity
  check (quantity between 1 and 10 or list_id is not null and quantity between 1 and 50);
alter table cart_lines add constraint cart_lines_list
  check ((list_id is null) = (list_n is null) and (list_id is null or approval_id is not null));

alter table checkout_lines add constraint checkout_lines_list check ((list_id is null) = (list_n is null));

alter table order_items add constraint order_items_list
  check ((list_id is null) = (list_n is null) and (list_id is null or line is not null));
create index order_items_list_id on order_items (list_id) where list_id is not null;
