-- A visit that was cancelled together with its work order had the note of that move, which is for the company, as the
-- reason that its resident reads.
update "visit" v set "note" = case e."what"
    when 'finish' then 'El trabajo ya está hecho.'
    when 'refuse' then 'No puede hacerlo quien iba a ir. La empresa va a proponer otra visita.'
    else 'La empresa anuló el trabajo.' end
from "work_event" e
where e."work_id" = v."work_id" and e."what" in ('finish', 'refuse', 'cancel') and e."note" = v."note" and v."note" <> ''
  and v."status" = 'cancelled';
