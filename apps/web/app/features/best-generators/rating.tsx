import { Star } from 'lucide-react';

const best = 5;

/** A rating out of five, as stars and as a number. */
export function Rating({ value }: { value: number }) {
  return (
    <p className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-0.5">
        {Array.from({ length: best }, (_, index) => index + 1).map((star) => (
          <Star
            key={star}
            className={star <= value ? 'size-5 fill-accent text-accent' : 'size-5 text-rule-strong'}
          />
        ))}
      </span>
      <span className="font-semibold">
        {value}/{best}
      </span>
    </p>
  );
}
