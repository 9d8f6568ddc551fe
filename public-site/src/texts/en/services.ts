/** The three services, which home and about page show. */
export const services = {
  drop: {
    title: 'Drop Services',
    text: 'One way, door to door: to the airport, the railway station, or your home town. You pay for the one way only.',
  },
  hours: {
    title: 'Hour Basis',
    text: 'A cab and driver for some hours or the whole day in town: weddings, hospital visits, shopping, meetings.',
  },
  outstation: {
    title: 'OutStation',
    text: 'Trips of one or many days through Tamil Nadu, Kerala, Karnataka and Andhra Pradesh, with all the stops you like.',
  },
}
