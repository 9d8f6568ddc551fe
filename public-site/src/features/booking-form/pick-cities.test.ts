import { expect, test } from 'vitest'
import { emptyTrip } from '../../lib/trip-fields.ts'
import { pickFromCity, pickFromState, pickToState } from './pick-cities.ts'

test('the first state is offered for the other end, unless that has one', () => {
  const trip = emptyTrip('Drop Trip')
  expect(pickFromState(trip, 'kl')).toMatchObject({ fromState: 'kl', from: '', toState: 'kl' })
  expect(pickFromState({ ...trip, toState: 'tn' }, 'kl')).toMatchObject({ fromState: 'kl', toState: 'tn' })
})

test('the first city is offered as the second for a Local Trip alone, and while that is empty', () => {
  const local = { ...emptyTrip('Local Trip'), fromState: 'tn' }
  expect(pickFromCity(local, 'tn-salem')).toEqual({ from: 'tn-salem', fromPlace: '', to: 'tn-salem', toState: 'tn' })
  expect(pickFromCity({ ...local, tripType: 'Drop Trip' }, 'tn-salem')).toEqual({ from: 'tn-salem', fromPlace: '' })
  expect(pickFromCity({ ...local, to: 'tn-erode' }, 'tn-salem')).not.toHaveProperty('to')
})

test('the state that is chosen already keeps its city and the distance', () => {
  const trip = { ...emptyTrip('Drop Trip'), fromState: 'tn', from: 'tn-salem', toState: 'tn', to: 'tn-erode' }
  expect([pickFromState(trip, 'tn'), pickToState(trip, 'tn')]).toEqual([{}, {}])
})
