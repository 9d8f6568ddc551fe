import type { TripType } from 'shared-api/contract'
import { ServiceDrop, ServiceHours, ServiceOutstation } from 'shared-ui/illustrations'
import { paths } from '../../config/paths.ts'
import { servicesTexts } from '../../texts/services.ts'
import { PictureCards } from './picture-cards.tsx'

const services = () => {
  const { drop, hours, outstation } = servicesTexts()
  return [
    { ...drop, Art: ServiceDrop, href: formFor('Drop Trip') },
    { ...hours, Art: ServiceHours, href: formFor('Local Trip') },
    { ...outstation, Art: ServiceOutstation, href: formFor('Outstation') },
  ]
}

const formFor = (trip: TripType) => paths.home.formHref({ trip })

/** The three services, each leading to the form with its trip type. */
export const Services = () => <PictureCards cards={services()} columns="three" />
