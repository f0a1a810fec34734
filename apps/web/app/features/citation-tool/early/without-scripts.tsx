/** Tells the server that this form was sent by a browser that runs no scripts: only there is it part of the form. */
export function WithoutScripts() {
  return (
    <noscript>
      <input type="hidden" name="scripts" value="off" />
    </noscript>
  );
}
