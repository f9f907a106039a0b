-- What is written waits in a list before it is merged into an index of words, and each search reads all of that list. By
-- itself it grows to 4 MB, which takes longer than the search.
alter index listings_search_idx set (gin_pending_list_limit = 64);
alter index listings_title_idx set (gin_pending_list_limit = 64);
alter index profiles_terms_idx set (gin_pending_list_limit = 64);
alter index profiles_called_terms_idx set (gin_pending_list_limit = 64);
alter index teams_terms_idx set (gin_pending_list_limit = 64);
alter index people_sports_idx set (gin_pending_list_limit = 64);
alter index people_places_idx set (gin_pending_list_limit = 64);
alter index listing_places_idx set (gin_pending_list_limit = 64);
