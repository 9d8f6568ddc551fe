import * as React from 'react'

/**
 * Set-up of tests: in development React takes a stack for each element, up to a number of them per second. No test reads
 * them, and they were a tenth of the time of tests that render forms.
 */
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})
