// Loaded before the server (`node --import`): with each SIGUSR2 its wall clock jumps to the next of these offsets from true
// time, in milliseconds. Monotonic time goes on as ever.
const hour = 3_600_000;
const offsets = [48 * hour, -48 * hour, 0];
let offset = 0;
process.on('SIGUSR2', () => {
  offset = offsets.shift() ?? 0;
});

const trueNow = Date.now.bind(Date);
const moved = class extends Date {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(moved.now());
    else super(...(parts as [number]));
  }
  static override now() {
    return trueNow() + offset;
  }
};
globalThis.Date = moved as DateConstructor;
