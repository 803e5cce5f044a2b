-- What is asked for in cash is whole rupees. Parcels that are on their way carry a label with the exact
-- sum, and what was collected before was entered as such: those orders stay as they are.
alter table orders add column rounding_paise integer;
update orders set rounding_paise = (total_paise + 50) / 100 * 100 - total_paise
where payment_method = 'cash' and status = 'confirmed';
alter table orders add constraint orders_rounding check (rounding_paise is null
  or payment_method = 'cash' and rounding_paise between -49 and 50
    and (total_paise + rounding_paise) % 100 = 0);

-- The round-off line of a document; its lines, its sum and their tax stay exact.
alter table tax_documents add column rounding_paise integer not null default 0;
