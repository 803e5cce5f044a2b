-- Rows of name lists in drafts: each row is a line of its own with its own proof, as in carts,
-- checkouts and orders.
alter table draft_items add column list_id uuid, add column list_n smallint, add column list jsonb;
alter table draft_items add constraint draft_items_list check ((list_id is null) = (list_n is null));
