import { lazyPart } from '~/ui/lazy-part.tsx';

/** Fetches the code of the card, which is asked for while the reference is looked up. */
export const loadResultCard = async () => (await import('./result-card.tsx')).ResultCard;

export const LazyResultCard = lazyPart(loadResultCard);
