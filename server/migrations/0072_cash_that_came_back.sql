-- When staff said that nothing more is to be done about a parcel that came back unpaid. What came back a
-- month ago and before is over.
alter table orders add column came_back_closed_at timestamp(3) with time zone;
update orders set came_back_closed_at = shop_now()
where status = 'returned' and paid_paise = 0 and updated_at < shop_now() - interval '30 days';

-- Parcels that came back and of which nobody has decided yet, paid or not.
drop index orders_came_back;
create index orders_came_back on orders (updated_at, id)
  where status = 'returned' and refund_held_paise = 0 and came_back_closed_at is null;

-- Refunds by hand whose buyer has not said where to.
create index refunds_awaited on refunds (created_at) where status = 'needs_details';

alter table order_changes drop constraint order_changes_changed;
alter table order_changes add constraint order_changes_changed
  check (changed in ('address', 'words', 'call_back', 'eway_bill', 'came_back'));
