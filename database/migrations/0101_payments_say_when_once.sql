-- When the money came stands among the events of the order.
alter table order_payments drop column if exists paid_at;
