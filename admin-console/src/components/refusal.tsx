import { Alert } from 'shared-ui'

/** Why something could not be done, where it was asked for. */
export const Refusal = ({ text, mt }: { text: string | null | undefined; mt?: 'md' }) =>
  text && (
    <Alert color="red" role="alert" mt={mt}>
      {text}
    </Alert>
  )
