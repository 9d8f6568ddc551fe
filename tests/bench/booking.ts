/** The request to book a Drop Trip in thirty days, as JSON; `origin` is the server's address. */
export async function bookingBody(origin: string): Promise<string> {
  const { cabs } = await (await fetch(`${origin}/api/v1/allCars`)).json()
  const cab = cabs.find(({ category, availability }: Cab) => availability && category.includes('Drop Trip'))
  const bookingDetails = {
    ...{ triptype: 'Drop Trip', from: 'tn-chennai', to: 'tn-madurai', distance: '462', fare: 0 },
    ...{ pickUpTime: '06:30', pickUpLocation: 'Chennai Central', PickUpdate: dayAhead(30) },
    ...{ NumberOfPersons: '3', selectedCab: { _id: cab._id } },
    ...{ name: 'Meena Raman', mobile: '+919840012345', mail: 'meena@example.com' },
  }
  return JSON.stringify({ bookingDetails })
}

type Cab = { _id: string; availability: boolean; category: string[] }

/** 'YYYY-MM-DD', this many days from today. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
