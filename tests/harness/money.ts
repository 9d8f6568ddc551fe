const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Rupees as the product shows them: 16100 gives '₹16,100.00'. */
export const formatRupees = (rupees: number): string => RUPEES.format(rupees)

/** Rupees as the desk's lists show them, without paise where there are none: '₹16,100'. */
export const shortRupees = (rupees: number): string => formatRupees(rupees).replace(/\.00$/, '')
