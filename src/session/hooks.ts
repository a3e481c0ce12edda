import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { SessionState } from './rootReducer';

export type AppDispatch = ThunkDispatch<SessionState, unknown, UnknownAction>;
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useSessionSelector = useSelector.withTypes<SessionState>();
