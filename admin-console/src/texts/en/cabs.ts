import type { CabClass, Fuel, Transmission, TripType } from 'shared-api/contract'
import { cabClasses } from 'shared-api/languages/en'

export const cabs = {
  pages: {
    list: { title: 'Manage Cabs', description: 'The fleet: what visitors can book and at what price.', add: 'Add Cab' },
    create: { title: 'Adding Your Cab Details', description: 'A new cab for the fleet.' },
    edit: { title: 'Edit Cab', description: 'Changes apply to new bookings; existing ones keep their price.' },
    /** What is loaded. */
    cabs: 'the cabs',
    cab: 'the cab',
  },
  fields: {
    carModel: 'Model',
    brand: 'Brand',
    price: 'Price',
    seats: 'Seats',
    cabClass: 'Class',
    transmission: 'Gearbox',
    fuel: 'Fuel',
    description: 'Description',
    category: 'Category',
    availability: 'Available for booking',
  },
  hints: {
    price: 'Rupees, added to the charge per km',
    seats: 'For passengers, 1 or more',
    cabClass: 'By which tariffs price it',
    category: 'Trip types of this cab',
  },
  classes: cabClasses as Record<CabClass, string>,
  noClass: 'None',
  /** The site says Manual and Petrol where neither is chosen. */
  notEntered: 'Not entered',
  gearboxes: { manual: 'Manual', automatic: 'Automatic' } as Record<Transmission, string>,
  fuels: { petrol: 'Petrol', diesel: 'Diesel', cng: 'CNG', hybrid: 'Hybrid', electric: 'Electric' } as Record<
    Fuel,
    string
  >,
  tripTypes: { Outstation: 'Outstation', 'Local Trip': 'Local Trip', 'Drop Trip': 'Drop Trip' } as Record<
    TripType,
    string
  >,
  values: { none: 'none', notEntered: 'not entered', on: 'on', off: 'off' },
  create: 'Create',
  save: 'Save',
  created: 'Car created successfully!',
  notCreated: 'Failed to create car. Please try again.',
  updated: 'Car updated successfully!',
  notUpdated: 'Failed to update car. Please try again.',
  deleted: 'Car deleted successfully!',
  notDeleted: 'Failed to delete car. Please try again.',
  consequence:
    'It leaves all lists, and so do its vehicles without a number. Bookings made with it keep what they say of it.',
  gone: 'Someone else has deleted this cab.',
  list: {
    caption: 'Cabs',
    search: 'Search cabs',
    searchHint: 'Brand, model, class or category',
    empty: 'No cars available.',
    noMatch: 'No cab matches this search.',
    cab: 'Cab',
    image: 'Image',
    state: 'State',
    available: 'Available',
    notAvailable: 'Not available',
    onRide: 'On ride',
    isOnRide: 'on ride',
  },
}
