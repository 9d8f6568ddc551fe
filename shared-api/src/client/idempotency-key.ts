/** A new Idempotency-Key: 32 random hex digits. `crypto.randomUUID` is missing on a page without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
