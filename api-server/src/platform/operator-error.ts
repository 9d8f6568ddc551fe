/** What the operator can mend; `message` is one line that says what, and a stack would only hide it. */
export class OperatorError extends Error {}
