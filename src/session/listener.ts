import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch } from './hooks';
import type { RootState } from './rootReducer';

/** The store's side effects: a feature adds its own with {@link startListening} when its code is loaded. */
export const listener = createListenerMiddleware();
export const startListening = listener.startListening.withTypes<RootState, AppDispatch>();
