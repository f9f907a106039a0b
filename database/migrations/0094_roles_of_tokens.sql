-- What her access tokens say of her where an operator's program said so; null: `authenticated`.
alter table users add column if not exists role text, add column if not exists aud text;
