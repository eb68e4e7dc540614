/** Why the designer's calls are refused: the `code` of their problem details. */
export type RefusalCode =
  // A wish.
  | 'blank'
  | 'code-without-text'
  | 'too-long'
  | 'unsettable-sign'
  | 'unwelcome'
  | 'brand'
  | 'not-drawn'
  // A change of a design.
  | 'bad-design'
  | 'unknown-motif'
  | 'invalid-body'
  // Any drawing.
  | 'engine-busy'
  | 'too-complex'
  // A size.
  | 'no-area'
  | 'too-small'
  | 'too-large'
  | 'bad-offset'
  | 'size-out-of-range'
  | 'quantity-out-of-range'
  // A file.
  | 'empty'
  | 'unknown-type'
  | 'heic'
  | 'psd'
  | 'ai-without-pdf'
  | 'postscript'
  | 'damaged'
  | 'encrypted'
  | 'too-many-pixels'
  | 'text-not-outlined'
  | 'no-such-page'
  | 'too-slow'
  | 'quota-reached'
  | 'no-room'
  // A picture for credits.
  | 'not-enough-credits'
  | 'image-model-failed'
  | 'image-model-off'
  | 'idempotency-key-in-use'
  | 'idempotency-key-reused'
  // Anything.
  | 'too-many-requests'
  | 'not-found'
  | 'database-away'
