import { ServiceDrop, ServiceHours, ServiceOutstation } from 'shared-ui/illustrations'
import { servicesTexts } from '../../texts/services.ts'
import { PictureCards } from './picture-cards.tsx'

const services = () => {
  const { drop, hours, outstation } = servicesTexts()
  return [
    { ...drop, Art: ServiceDrop },
    { ...hours, Art: ServiceHours },
    { ...outstation, Art: ServiceOutstation },
  ]
}

export const Services = () => <PictureCards cards={services()} columns="three" />
