-- Under which head of table 8 of GSTR-1 goods without tax stand; not said, they are nil rated as before.
alter table tax_classes add column nil_kind text;
alter table tax_classes add constraint tax_classes_nil_kind
  check (nil_kind is null or nil and nil_kind in ('nil_rated', 'exempt', 'non_gst'));
alter table tax_document_lines add column nil_kind text;
alter table tax_document_lines add constraint tax_document_lines_nil_kind
  check (nil_kind is null or nil_kind in ('nil_rated', 'exempt', 'non_gst') and rate_bp = 0);

-- Money that is given after the supply without touching its tax needs no credit note.
alter table refunds add column credit text not null default 'gst';
alter table refunds add constraint refunds_credit check (credit in ('gst', 'commercial'));
