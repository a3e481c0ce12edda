import { createContext, useContext, type ReactNode } from 'react';

/** The story as it is now: the router keeps its first element, and a changed control has to reach the story in it. */
export const ShownStory = createContext<ReactNode>(null);

/** The place of the story inside the router. */
export const StorySlot = () => useContext(ShownStory);
