// Preloaded into a server of tests (`node --import`): its clock is ahead of the machine's by CLOCK_AHEAD ms, or behind it if
// negative. A message with another number moves it, for all but the thread that renders pages.
const machine = Date.now.bind(Date)
let ahead = Number(process.env.CLOCK_AHEAD ?? 0)

Date.now = () => machine() + ahead
// A proxy, so that the dates that Node makes by itself stay instances of it.
globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) => Reflect.construct(date, values.length > 0 ? values : [Date.now()], target),
})

process.on('message', (message) => {
  if (typeof message !== 'number') return
  ahead = message
  process.send?.('moved')
})
// The server must be able to end while its parent lives.
process.channel?.unref()
