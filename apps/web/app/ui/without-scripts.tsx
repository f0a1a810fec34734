import { Button } from './button.tsx';

/** Tells the server that this form was sent by a browser that runs no scripts: only there is it part of the form. */
export function WithoutScripts() {
  return (
    <noscript>
      <input type="hidden" name="scripts" value="off" />
    </noscript>
  );
}

/** The same for the form of a search, whose page searches while one types: without scripts it needs a button. */
export function SearchWithoutScripts() {
  return (
    <noscript>
      <input type="hidden" name="scripts" value="off" />
      <Button type="submit" className="mt-2">
        Search
      </Button>
    </noscript>
  );
}
