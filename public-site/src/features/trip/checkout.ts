import type { CheckoutReply } from 'shared-api/contract'

/** What a checkout reports of a payment, by the provider's own names; null if the traveller closed it. */
type Reported = Record<string, string> | null

/** The code of Razorpay's script, as far as we use it. */
type Razorpay = new (options: object) => { open: () => void }

/**
 * Opens the provider's checkout over the page and waits for its end. Another provider is another case here, beside its file
 * on the server. Throws when its script does not load.
 */
export async function openCheckout(
  { script, key, orderId, amountPaise }: CheckoutReply,
  title: string,
): Promise<Reported> {
  await loadScript(script)
  const { Razorpay } = window as unknown as { Razorpay: Razorpay }
  return new Promise((resolve) =>
    new Razorpay({
      ...{ key, order_id: orderId, amount: amountPaise, currency: 'INR', name: title },
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    }).open(),
  )
}

const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the checkout did not load'))
    }
    document.head.append(script)
  })
