-- Whoever is reviewed, as a buyer too: what is written of her goes with her account.
create index if not exists order_reviews_about_idx on order_reviews (subject_id);
