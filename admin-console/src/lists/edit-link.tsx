import { Button, Link } from 'shared-ui'
import { useListState } from './use-way-back.ts'

/** The way from a row to its form, which leads back to the list as it is. */
export const EditLink = ({ to, name }: { to: string; name: string }) => (
  <Button component={Link} to={to} state={useListState()} size="sm" variant="default" aria-label={`Edit ${name}`}>
    Edit
  </Button>
)
