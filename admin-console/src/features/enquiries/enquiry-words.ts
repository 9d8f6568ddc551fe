import type { Enquiry, EnquiryKind, EnquiryStatus } from 'shared-api/contract'

export const KIND_LABELS: Record<EnquiryKind, string> = {
  contact: 'Contact',
  package: 'Package',
  'custom-tour': 'Custom tour',
}

export const STATUS_COLOURS: Record<EnquiryStatus, string> = { new: 'yellow', answered: 'green', closed: 'gray' }

/** What an enquiry is about, in a few words. */
export const subjectOf = ({ kind, tourName, visitingPlaces, message }: Enquiry): string =>
  (kind === 'package' ? tourName : kind === 'custom-tour' ? visitingPlaces : message) ?? KIND_LABELS[kind]
