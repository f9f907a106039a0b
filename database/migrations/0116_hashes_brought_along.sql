-- Of the passwords that are not hashed as ours are by default, what each hash says of its cost: all before its salt. Who is
-- refused waits for the slowest there is. They are fewer with each sign-in.
create index if not exists users_hash_cost_idx
on users (substring(encrypted_password from '^\$(?:2[aby]\$\d\d|argon2id?\$(?:v=\d+\$)?[^$]+|fbscrypt\$[^$]+)\$'))
where encrypted_password not like '$argon2id$v=19$m=19456,t=10,p=1$%';
