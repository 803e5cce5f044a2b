-- The state of an order's PIN code as the carrier named it when it was made or sent elsewhere: the place
-- of supply follows from it, and what the carrier says later changes nothing of it.
alter table orders add column pin_state text;
update orders o set pin_state = p.state from pincodes p
where p.pincode = o.shipping_address ->> 'pinCode' and p.state <> '' and o.status = 'confirmed';

create function keep_pin_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT'
    or new.shipping_address ->> 'pinCode' is distinct from old.shipping_address ->> 'pinCode' then
    new.pin_state := (select nullif(state, '') from pincodes
      where pincode = new.shipping_address ->> 'pinCode');
  end if;
  return new;
end $$;
create trigger orders_pin_state before insert or update of shipping_address on orders
  for each row execute function keep_pin_state();
