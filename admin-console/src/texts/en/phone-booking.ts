export const phoneBooking = {
  known: {
    label: 'Customers that you know',
    hint: 'You know them: choose one to fill in.',
    fill: (name: string, mobile: string) => `${name}, ${mobile}`,
    address: (address: string) => `Address: ${address}`,
    note: (note: string) => `Notes: ${note}`,
  },
}
