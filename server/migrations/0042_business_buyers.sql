-- The business that buys: with a checkout, so that it is there with the order that a payment makes.
alter table checkouts
  add column buyer_gstin text,
  add column buyer_legal_name text,
  add column buyer_legal_address text,
  add column delivered_to text,
  add constraint checkouts_delivered_to check (delivered_to in ('business', 'other'));

alter table orders
  add column buyer_legal_address text,
  add column delivered_to text,
  add constraint orders_delivered_to check (delivered_to in ('business', 'other'));
