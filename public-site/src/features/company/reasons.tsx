import { WhyDrivers, WhyMaintenance, WhyOnTime, WhySafety } from 'shared-ui/illustrations'
import { companyTexts } from '../../texts/company.ts'
import { PictureCards } from './picture-cards.tsx'

const reasons = () => {
  const { safety, onTime, drivers, maintenance } = companyTexts().reasons
  return [
    { ...safety, Art: WhySafety },
    { ...onTime, Art: WhyOnTime },
    { ...drivers, Art: WhyDrivers },
    { ...maintenance, Art: WhyMaintenance },
  ]
}

/** The four Why Choose Us cards. */
export const Reasons = () => <PictureCards cards={reasons()} columns="four" />
