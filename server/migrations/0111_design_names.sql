-- The name that a person gives a design; null where it is called like its product.
alter table designs add column name text
  constraint designs_name check (length(name) between 1 and 60);
