-- Payments that staff received themselves are in the same ledger as those of the provider.
alter table payments
  add column kind text not null default 'provider',
  add column reference text,
  add column taken_by uuid references users (id),
  alter column provider_payment_id drop not null,
  add constraint payments_kind check (kind in ('provider', 'cash', 'upi', 'bank')),
  add constraint payments_of_provider check (
    (kind = 'provider') = (provider_payment_id is not null)
    and (kind <> 'provider' or num_nulls(reference, taken_by) = 2));
create index payments_taken_by on payments (taken_by) where taken_by is not null;
