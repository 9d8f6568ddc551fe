// All drawings but the logo: one file, for pages whose HTML has not brought them.
export { BandScene } from './band-scene.tsx'
export { BusWorkshop } from './bus-workshop.tsx'
export { HeroScene } from './hero-scene.tsx'
export { WhyDrivers, WhyMaintenance, WhyOnTime, WhySafety } from './reasons.tsx'
export { EmptyRoad, LostRoad } from './roads.tsx'
export { ServiceDrop, ServiceHours, ServiceOutstation } from './services.tsx'
