-- The documents of an event are asked for by how it begins, whatever collation the database has.
create index tax_documents_event_begins on tax_documents (event text_pattern_ops);
