-- Links by which each person fills in their own row of a name list.
alter table name_lists add column collect_id uuid, add column collect_until date;
alter table name_lists add constraint name_lists_collect
  check ((collect_id is null) = (collect_until is null));
create unique index name_lists_collect_id on name_lists (collect_id) where collect_id is not null;
alter table name_list_rows add column receipt_hash text;
create unique index name_list_rows_receipt on name_list_rows (receipt_hash) where receipt_hash is not null;
