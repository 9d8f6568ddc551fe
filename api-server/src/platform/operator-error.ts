/** An error that the operator can fix; `message` is one line, and a stack would only hide it. */
export class OperatorError extends Error {}
