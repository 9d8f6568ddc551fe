/** An uploaded file that is not taken. The message says what is; it is for the person who sent the file. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
  /** The form field that the file came in. */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
