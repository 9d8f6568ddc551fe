import { formatPhone } from 'shared-api/india'
import { Button, Text, Title } from 'shared-ui'
import { PhoneIcon } from 'shared-ui/icons'
import { homeTexts } from '../../texts/home.ts'
import classes from './call-now.module.css'

/** The call-now box: a number that dials. `phone` is E.164. */
export const CallNow = ({ phone }: { phone: string }) => (
  <div className={`band ${classes.box}`}>
    <div>
      <Title order={2}>{homeTexts().call.title}</Title>
      <Text className={classes.text}>{homeTexts().call.text}</Text>
    </div>
    <Button component="a" href={`tel:${phone}`} color="marigold" size="lg" leftSection={<PhoneIcon />}>
      {formatPhone(phone)}
    </Button>
  </div>
)
