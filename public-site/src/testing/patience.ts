import { configure } from '@testing-library/react'

// Parts that come with the first click are compiled then: on a busy machine that takes longer than the usual 1 s.
configure({ asyncUtilTimeout: 15_000 })
